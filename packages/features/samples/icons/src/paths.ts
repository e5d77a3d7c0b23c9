/** Ours: the specification names the call, but no address. Beside the other pages of documentation. */
export const iconsPath = '/documentation/icons'
