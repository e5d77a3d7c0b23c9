/** Addresses of the help pages. */
export const paths = {
  /** Specification 2, shell: target of "Learn More" in the language menu. */
  languages: '/documentation/working-with-fuse-react/multi-language',
  /** Ours: notices of third-party components. */
  licences: '/pages/licences',
} as const
