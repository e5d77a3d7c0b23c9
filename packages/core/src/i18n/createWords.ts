import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type LanguageId, languages } from './languages'
import type { WordsLoader } from './words'

/** The words of the running product: one i18next instance and what loads its namespaces. */
export interface Words {
  i18n: i18n
  /** The language that is shown. */
  language(): LanguageId
  /** Makes known the words of packages that have come later. */
  add(loaders: Record<string, WordsLoader>): void
  /**
   * Loads a namespace in the current language; resolves at once when it is there. English stands in where that language
   * cannot be fetched; rejects where neither can. A fetch that failed is tried again with the next call.
   */
  load(namespace: string): Promise<void>
  /**
   * Begins to fetch every namespace that is in use in the other languages, so that a switch is immediate: when the languages
   * are looked at. What cannot be fetched is fetched anew by the switch.
   */
  prefetchLanguages(): void
  /**
   * Loads every namespace that is in use in `language`, then switches to it, so that no screen is half translated. Rejects,
   * and switches nothing, where one of them cannot be fetched. Of several wishes the last one counts.
   */
  changeLanguage(language: LanguageId): Promise<void>
}

/**
 * Makes the words of a console from the loaders of its packages. Nothing is loaded until a screen asks for its namespace.
 */
export function createWords(first: Record<string, WordsLoader>, language: LanguageId): Words {
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

  const loaders = { ...first }
  const pending = new Map<string, Promise<void>>()
  let wished = language

  function fetchWords(namespace: string, wanted: LanguageId): Promise<void> {
    const id = `${wanted}/${namespace}`
    const running = pending.get(id)
    if (running) return running
    const loader = loaders[namespace]?.[wanted]
    if (!loader) return Promise.reject(new Error(`There are no words called ${id}`))
    const started = loader().then(
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

  /** Also what comes into use meanwhile. */
  async function fetchInUse(wanted: LanguageId): Promise<void> {
    const namespaces = inUse()
    await Promise.all(namespaces.map((namespace) => fetchWords(namespace, wanted)))
    if (inUse().length > namespaces.length) await fetchInUse(wanted)
  }

  function inUse(): string[] {
    return [...new Set([...pending.keys()].map((id) => id.slice(id.indexOf('/') + 1)))]
  }

  return {
    i18n: instance,
    language: () => instance.language as LanguageId,
    add: (added) => void Object.assign(loaders, added),
    async load(namespace) {
      const current = instance.language as LanguageId
      try {
        await fetchWords(namespace, current)
      } catch (error) {
        if (current === defaultLanguage) throw error
        await fetchWords(namespace, defaultLanguage)
      }
    },
    prefetchLanguages() {
      for (const { id } of languages) fetchInUse(id).catch(() => undefined)
    },
    async changeLanguage(next) {
      wished = next
      const isShown =
        instance.language === next &&
        inUse().every((name) => instance.hasResourceBundle(next, name))
      await fetchInUse(next)
      // Everything that has words is drawn again by it, so it happens only where something has changed.
      if (wished === next && !isShown) await instance.changeLanguage(next)
    },
  }
}
