const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u
const leftToRight = /[\p{L}\p{N}]/u

/** Isolates a name inside a sentence, which may have the other direction: both keep their order. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

/** Isolates a text where it contains letters or digits of the other direction, as "1 kg × 10" in Arabic. */
export function isolateIn(around: 'ltr' | 'rtl', text: string): string {
  const isForeign =
    around === 'ltr'
      ? rightToLeft.test(text)
      : leftToRight.test(text.replaceAll(/\p{Script=Arabic}/gu, ''))
  return isForeign ? isolate(text) : text
}

/** Removes isolates and direction marks from a text, for files and for other programs. */
export function withoutDirection(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
}
