/** Specification 2, users. `?new=1` opens the invitation form; `?selected=` names a colleague. */
export const staffPath = '/staff-members'

/** Target of a mailed invitation, `?token=`: a page of its own, without the shell (decision 0034). */
export const joinPath = '/staff-members/join'

/** Invitation form. */
export const toNewStaffMember = `${staffPath}?new=1`

/** Address of a colleague. */
export const toStaffMember = (staffToken: string) => `${staffPath}?selected=${staffToken}`
