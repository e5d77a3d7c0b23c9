/** The signed-in user, as shown in the shell. */
export interface ToolbarUser {
  /** The display name: first and last name. */
  name: string
  email: string
  /** Translated; several in one text. Empty for a user without a role. */
  role: string
  /** Address of a photo. Without one the default photo is shown; while it loads, or where it is broken, the initials. */
  photo?: string
}
