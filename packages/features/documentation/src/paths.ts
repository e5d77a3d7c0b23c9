/** The addresses of the help pages. */
export const paths = {
  /** Specification 2, shell: where the language menu's Learn More link leads. */
  languages: '/documentation/working-with-fuse-react/multi-language',
  /** Ours: what others have a claim to be named for. */
  licences: '/pages/licences',
} as const
