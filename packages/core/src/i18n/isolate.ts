const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u
const leftToRight = /[\p{L}\p{N}]/u

/** A name inside a sentence, which may be written in the other direction: it keeps its own order, and the sentence's. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

/** A text among words of a direction: isolated where it holds letters or digits of the other one, as "1 kg × 10" in Arabic. */
export function isolateIn(around: 'ltr' | 'rtl', text: string): string {
  const isForeign =
    around === 'ltr'
      ? rightToLeft.test(text)
      : leftToRight.test(text.replaceAll(/\p{Script=Arabic}/gu, ''))
  return isForeign ? isolate(text) : text
}

/** A text without the signs that isolate or direct it, for files and for other programs. */
export function withoutDirection(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
}
