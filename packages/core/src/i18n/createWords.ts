import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type LanguageId, languages } from './languages'
import { type Namespace, type Vocabulary, withUsed } from './words'

/** The words of the running product: one i18next instance and what loads them. */
export interface Words {
  i18n: i18n
  /** The language that is shown. */
  language(): LanguageId
  /**
   * Loads words, and those that they are shown beside, in the current language; resolves at once when they are there. English
   * stands in where that language cannot be fetched; rejects where neither can. A fetch that failed is tried again with the next
   * call.
   */
  load(...vocabularies: readonly Vocabulary[]): Promise<void>
  /**
   * Begins to fetch all words that are in use in the other languages, so that a switch is immediate: when the languages
   * are looked at. What cannot be fetched is fetched anew by the switch.
   */
  prefetchLanguages(): void
  /**
   * Loads all words that are in use in `language`, then switches to it, so that no screen is half translated. Rejects,
   * and switches nothing, where one of them cannot be fetched. Of several wishes the last one counts.
   */
  changeLanguage(language: LanguageId): Promise<void>
}

/** Makes the words of a console. Nothing is loaded until a screen asks for its words. */
export function createWords(language: LanguageId): Words {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: languages.map(({ id }) => id),
    keySeparator: false,
    nsSeparator: ':',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged' },
  })

  /** All words that were asked for, by their names. */
  const inUse = new Map<Namespace, Vocabulary>()
  const pending = new Map<string, Promise<void>>()
  let wished = language

  function fetchWords({ namespace, load }: Vocabulary, wanted: LanguageId): Promise<void> {
    const id = `${wanted}/${namespace}`
    const running = pending.get(id)
    if (running) return running
    const started = load[wanted]().then(
      (words) => {
        instance.addResourceBundle(wanted, namespace, words)
      },
      (error: unknown) => {
        pending.delete(id)
        throw error
      },
    )
    pending.set(id, started)
    return started
  }

  async function fetchOrEnglish(vocabulary: Vocabulary) {
    const current = instance.language as LanguageId
    try {
      await fetchWords(vocabulary, current)
    } catch (error) {
      if (current === defaultLanguage) throw error
      await fetchWords(vocabulary, defaultLanguage)
    }
  }

  /** Also what comes into use meanwhile. */
  async function fetchInUse(wanted: LanguageId): Promise<void> {
    const { size } = inUse
    await Promise.all([...inUse.values()].map((vocabulary) => fetchWords(vocabulary, wanted)))
    if (inUse.size > size) await fetchInUse(wanted)
  }

  return {
    i18n: instance,
    language: () => instance.language as LanguageId,
    async load(...vocabularies) {
      const all = withUsed(vocabularies)
      for (const vocabulary of all) inUse.set(vocabulary.namespace, vocabulary)
      await Promise.all(all.map(fetchOrEnglish))
    },
    prefetchLanguages() {
      for (const { id } of languages) fetchInUse(id).catch(() => undefined)
    },
    async changeLanguage(next) {
      wished = next
      const isShown =
        instance.language === next &&
        [...inUse.keys()].every((name) => instance.hasResourceBundle(next, name))
      await fetchInUse(next)
      // Everything that has words is drawn again by it, so it happens only where something has changed.
      if (wished === next && !isShown) await instance.changeLanguage(next)
    },
  }
}
