import type { Currency } from '@console/core/contracts'
import type { Read } from './readAmount'

type Gender = 'masculine' | 'feminine'

/** Forms of a counted noun: one, dual, dual before a noun that it counts, 3 to 10, 11 to 99. */
interface Noun {
  one: string
  two: string
  twoBefore?: string
  few: string
  many: string
  gender?: Gender
}

const thousand = 'ألف ألفان ألفا آلاف ألفًا'
const scales = [
  [thousand, 1e3],
  ['مليون مليونان مليونا ملايين مليونًا', 1e6],
  ['مليار ملياران مليارا مليارات مليارًا', 1e9],
  ['تريليون تريليونان تريليونا تريليونات تريليونًا', 1e12],
].map(([forms, value]) => {
  const [one, two, twoBefore, few, many] = String(forms).split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ]
  return { one, two, twoBefore, few, many, value: Number(value) }
})

function masculine(one: string, few = `${one}ات`): Noun {
  return { one, two: `${one}ان`, few, many: `${one}ًا` }
}
const cent = masculine('سنت')
const shilling = masculine('شلن')
const franc = masculine('فرنك')
const nouns: Record<Currency, readonly [whole: Noun, part?: Noun]> = {
  KES: [shilling, cent],
  TZS: [shilling, cent],
  SOS: [shilling, cent],
  UGX: [shilling],
  RWF: [franc],
  BIF: [franc],
  DJF: [franc],
  ETB: [masculine('بر'), masculine('سنتيم')],
  USD: [masculine('دولار'), cent],
  EUR: [{ one: 'يورو', two: 'يوروان', few: 'يوروات', many: 'يورو' }, cent],
  AED: [masculine('درهم', 'دراهم'), masculine('فلس', 'فلوس')],
  SAR: [
    masculine('ريال'),
    { one: 'هللة', two: 'هللتان', few: 'هللات', many: 'هللةً', gender: 'feminine' },
  ],
  TRY: [
    { one: 'ليرة', two: 'ليرتان', few: 'ليرات', many: 'ليرة', gender: 'feminine' },
    masculine('قرش', 'قروش'),
  ],
}

/** Value of each number word, and the gender of the noun it counts; from 11 on, both genders. */
const numbers = new Map<string, readonly [value: number, gender?: Gender]>()
for (const [value, [withMasculine, withFeminine]] of Object.entries({
  1: ['واحد أحد', 'واحدة إحدى'],
  2: ['اثنان اثنا', 'اثنتان اثنتا'],
  3: ['ثلاثة', 'ثلاث'],
  4: ['أربعة', 'أربع'],
  5: ['خمسة', 'خمس'],
  6: ['ستة', 'ست'],
  7: ['سبعة', 'سبع'],
  8: ['ثمانية', 'ثماني ثمانٍ'],
  9: ['تسعة', 'تسع'],
} as const)) {
  for (const word of withMasculine.split(' ')) numbers.set(word, [Number(value), 'masculine'])
  for (const word of withFeminine.split(' ')) numbers.set(word, [Number(value), 'feminine'])
}
for (const [place, word] of 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ').entries())
  numbers.set(word, [(place + 2) * 10])
for (const [place, word] of 'مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة'
  .split(' ')
  .entries())
  numbers.set(word, [(place + 1) * 100])

/** A word without its prefix "and"; the first letter of واحد is not that prefix. */
function bare(word: string, all: readonly Noun[]): string {
  const isKnown = numbers.has(word) || all.some((noun) => Object.values(noun).includes(word))
  return !isKnown && word.startsWith('و') ? word.slice(1) : word
}

/** Checks that a noun has the form which this number requires. */
function agrees(number: number, noun: Noun, form: string): boolean {
  const rest = number % 100
  if (rest === 0) return form === noun.one
  if (rest >= 3 && rest <= 10) return form === noun.few
  return rest > 10 && form === noun.many
}

/** "فقط خمسة وأربعون ألفًا ومئة وعشرون شلنًا كينيًا وخمسون سنتًا لا غير". @throws Error for wrong grammar */
export function readArabic(words: string, currency: Currency): Read {
  const [, text] = /^فقط (.+) لا غير$/.exec(words) ?? []
  if (text === undefined) throw new Error('It does not begin and end as on paper')
  const [whole, part = whole] = nouns[currency]
  const tokens = text.split(' ').map((word) => bare(word, [whole, part, ...scales]))
  const isNoun = (word = '') =>
    [whole, part].some(({ one, two, few, many }) => [one, two, few, many].includes(word))
  const read = { whole: 0, parts: 0 }
  /** Numbers since the last noun: its thousands and above, those below, and their genders. */
  let [total, group, isZero]: [number, number, boolean] = [0, 0, false]
  let genders: Gender[] = []

  function fail(word: string): never {
    throw new Error(`${word} cannot stand so in: ${words}`)
  }
  function refuseGender(word: string, gender: Gender = 'masculine') {
    if (genders.some((each) => each !== gender)) fail(word)
    genders = []
  }

  for (let place = 0; place < tokens.length; place += 1) {
    const word = tokens[place] ?? ''
    const next = tokens[place + 1]
    const scale = scales.find(({ value: _, ...forms }) => Object.values(forms).includes(word))
    const noun = [whole, part].find(({ one, two, few, many }) =>
      [one, two, few, many].includes(word),
    )
    if (word === 'صفر') isZero = true
    else if (word === 'مئتا') {
      // "Two hundred" loses its ending only before the noun that it counts.
      if (!isNoun(next) && !scales.some(({ one }) => one === next)) fail(word)
      group += 200
    } else if (word === 'عشر' || word === 'عشرة') {
      const isTeen = group % 100 > 0
      // From 11 to 19, "ten" agrees with the noun in gender; alone it has the opposite one.
      genders.push((word === 'عشر') === isTeen ? 'masculine' : 'feminine')
      if (isTeen) genders = genders.slice(-1)
      group += 10
    } else if (numbers.has(word)) {
      const [value, gender] = numbers.get(word) ?? [0]
      if (value === 200 && (isNoun(next) || scales.some(({ one }) => one === next))) fail(word)
      if (gender) genders.push(gender)
      group += value
    } else if (scale) {
      const isBeforeNoun = isNoun(next)
      const { value, one, two, twoBefore, few, many } = scale
      if (group === 0) {
        if (word !== one && word !== (isBeforeNoun ? twoBefore : two)) fail(word)
        total += word === one ? value : 2 * value
      } else {
        const rest = group % 100
        const form =
          rest === 0 || (rest > 10 && isBeforeNoun) ? one : rest > 10 ? many : rest > 2 ? few : ''
        if (word !== form) fail(word)
        refuseGender(word)
        total += group * value
      }
      group = 0
    } else if (noun) {
      const number = total + group
      const key = noun === whole ? 'whole' : 'parts'
      if (number === 0 && !isZero) {
        // One and two are expressed by the noun alone, even after whole hundreds.
        if (read[key] % 100 !== 0) fail(word)
        if (word === noun.one) read[key] += 1
        else if (word === noun.two) read[key] += 2
        else fail(word)
      } else {
        if (!agrees(number, noun, word)) fail(word)
        refuseGender(word, noun.gender)
        read[key] += number
      }
      ;[total, group, isZero, genders] = [0, 0, false, []]
      // The words up to the next number belong to the noun: its adjectives, and the word for "one".
      while (place + 1 < tokens.length && !startsNumber(text, place + 1)) place += 1
    } else fail(word)
  }
  return read
}

/** Checks for an "and" before a word. */
function startsNumber(text: string, place: number): boolean {
  const word = text.split(' ')[place] ?? ''
  return word.startsWith('و') && word !== 'واحد' && word !== 'واحدة'
}
