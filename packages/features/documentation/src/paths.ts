/** Specification 2, shell: where the language menu's Learn More link leads. */
export const paths = {
  languages: '/documentation/working-with-fuse-react/multi-language',
} as const
