import type { LanguageId, MessageBundle } from '@console/core/i18n'

/** A screen's title in each language. */
export type Titles = Record<LanguageId, string>

/**
 * Reads a title in all languages.
 * @throws Error where a language has no such message
 */
export async function readTitles({
  messages: { namespace, load },
  key,
}: {
  messages: MessageBundle
  key: string
}): Promise<Titles> {
  const read = async (language: LanguageId) => {
    const title = (await load[language]())[key]
    if (title === undefined) throw new Error(`${namespace} has no title ${key} in ${language}`)
    return title
  }
  const [en, tr, ar] = await Promise.all([read('en'), read('tr'), read('ar')])
  return { en, tr, ar }
}
