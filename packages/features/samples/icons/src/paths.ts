/** Ours: the specification names the call and no address. It stands beside the other pages of documentation. */
export const iconsPath = '/documentation/icons'
