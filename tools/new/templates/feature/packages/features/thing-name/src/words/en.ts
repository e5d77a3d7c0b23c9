/** The words of thing name in English, their source. */
export const en = {} as const
