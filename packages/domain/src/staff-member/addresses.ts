/** Specification 2, users. `?new=1` invites somebody; `?selected=` names a colleague. */
export const staffPath = '/staff-members'

/** Where a mailed invitation leads, `?token=`: a page of its own, without the shell (decision 0034). */
export const joinPath = '/staff-members/join'

/** Where somebody is invited. */
export const toNewStaffMember = `${staffPath}?new=1`

/** Where a colleague is looked at. */
export const toStaffMember = (staffToken: string) => `${staffPath}?selected=${staffToken}`
