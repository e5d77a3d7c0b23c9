import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type LanguageId, languages } from './languages'
import { type Namespace, type MessageBundle, withUsed } from './messages'

/** Messages of the running product: one i18next instance and its loader. */
export interface Messages {
  i18n: i18n
  /** The current language. */
  language(): LanguageId
  /**
   * Loads messages, and those they are used with, in the current language; resolves at once when they are loaded. English
   * replaces a language that cannot be fetched; rejects where neither can. A failed fetch is retried on the next call.
   */
  load(...bundles: readonly MessageBundle[]): Promise<void>
  /**
   * Prefetches all messages in use in the other languages, so that a switch is immediate: call when the languages are shown. The
   * switch retries failed fetches.
   */
  prefetchLanguages(): void
  /**
   * Loads all messages in use in `language`, then switches to it, so that no screen is half translated. Rejects, without
   * switching, where one of them cannot be fetched. Of several calls the last one wins.
   */
  changeLanguage(language: LanguageId): Promise<void>
}

/** Creates the messages of a console. Nothing is loaded until a screen needs its messages. */
export function createMessages(language: LanguageId): Messages {
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

  /** All requested messages, by namespace. */
  const inUse = new Map<Namespace, MessageBundle>()
  const pending = new Map<string, Promise<void>>()
  let wished = language

  function fetchMessages({ namespace, load }: MessageBundle, wanted: LanguageId): Promise<void> {
    const id = `${wanted}/${namespace}`
    const running = pending.get(id)
    if (running) return running
    const started = load[wanted]().then(
      (messages) => {
        instance.addResourceBundle(wanted, namespace, messages)
      },
      (error: unknown) => {
        pending.delete(id)
        throw error
      },
    )
    pending.set(id, started)
    return started
  }

  async function fetchOrEnglish(bundle: MessageBundle) {
    const current = instance.language as LanguageId
    try {
      await fetchMessages(bundle, current)
    } catch (error) {
      if (current === defaultLanguage) throw error
      await fetchMessages(bundle, defaultLanguage)
    }
  }

  /** Includes messages that are requested while fetching. */
  async function fetchInUse(wanted: LanguageId): Promise<void> {
    const { size } = inUse
    await Promise.all([...inUse.values()].map((bundle) => fetchMessages(bundle, wanted)))
    if (inUse.size > size) await fetchInUse(wanted)
  }

  return {
    i18n: instance,
    language: () => instance.language as LanguageId,
    async load(...bundles) {
      const all = withUsed(bundles)
      for (const bundle of all) inUse.set(bundle.namespace, bundle)
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
      // It renders every translated component again, so it happens only on a change.
      if (wished === next && !isShown) await instance.changeLanguage(next)
    },
  }
}
