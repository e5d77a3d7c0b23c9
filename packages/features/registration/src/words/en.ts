/** The words of registration in English, their source. */
export const en = {} as const
