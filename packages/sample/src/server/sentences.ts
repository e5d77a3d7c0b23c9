import { isolate, type LanguageId, type MessageKey } from '@console/core/i18n'
import { sampleMessages } from '../messages'
import { createTranslators, type TranslateMessage } from './workflowMessages'

/** Key of a sentence of the sample backend. */
export type SentenceKey = MessageKey<'sample'>

/** Values of a sentence, by the name of their placeholder. */
export type SentenceValues = Readonly<Record<string, string | number>>

/**
 * A sentence of an answer: the key of one of the sample backend's messages, with its values if it has any; or a text that is none
 * of them, because it is translated already or someone wrote it.
 */
export type Sentence = SentenceKey | { key: SentenceKey; values: SentenceValues } | { text: string }

/** Translates a sentence into the language of a call. A text is returned as it is. */
export type TranslateSentence = (sentence: Sentence) => string

/** Key of a sentence, or its text: for logs. */
export function nameOfSentence(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence
  return 'text' in sentence ? sentence.text : sentence.key
}

/**
 * Makes a translator of sentences from one of messages, which knows the sample backend's. In Turkish and Arabic, values are
 * isolated: they may have the other direction.
 */
export function sentencesIn(language: LanguageId, translate: TranslateMessage): TranslateSentence {
  const shown = (value: string) => (language === 'en' ? value : isolate(value))
  return (sentence) => {
    if (typeof sentence === 'string') return translate(sampleMessages, sentence)
    if ('text' in sentence) return sentence.text
    const values = Object.entries(sentence.values).map(([name, value]) => [
      name,
      shown(String(value)),
    ])
    return translate(sampleMessages, sentence.key, Object.fromEntries(values))
  }
}

const translatorOf = createTranslators([sampleMessages])

/** Reads the sentences of a language, once. @throws Error if they cannot be fetched */
export async function readSentences(language: LanguageId): Promise<TranslateSentence> {
  return sentencesIn(language, await translatorOf(language))
}
