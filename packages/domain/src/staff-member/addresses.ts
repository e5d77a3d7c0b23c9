/** Specification 2, users. `?new=1` invites somebody; `?selected=` names a colleague. */
export const staffPath = '/staff-members'

/** Where somebody is invited. */
export const toNewStaffMember = `${staffPath}?new=1`
