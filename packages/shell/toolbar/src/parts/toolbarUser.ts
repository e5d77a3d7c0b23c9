/** Who is signed in, as the shell shows them. */
export interface ToolbarUser {
  /** The display name: first and last name. */
  name: string
  email: string
  /** In words; several in one text. Empty for somebody without one. */
  role: string
  /** The address of a photo. Without one, or until it is there, the default stands in: the initials on a colour. */
  photo?: string
}
