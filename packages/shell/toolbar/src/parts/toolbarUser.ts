/** Who is signed in, as the shell shows them. */
export interface ToolbarUser {
  /** The display name: first and last name. */
  name: string
  email: string
  /** In words; several in one text. Empty for somebody without one. */
  role: string
  /** The address of a photo. Without one the default photo is shown; until one is there, or where it is broken, the initials. */
  photo?: string
}
