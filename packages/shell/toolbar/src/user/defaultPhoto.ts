/** Specification 2: the default photo. An anonymous outline of a person. */
export const defaultPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#d9dde7" d="M0 0h40v40H0z"/><g fill="#7d869c"><circle cx="20" cy="15.5" r="6.5"/><path d="M7 40c0-9 5.5-14.5 13-14.500S33 31 33 40z"/></g></svg>',
)}`
