import { type Forms, groupsOf, type Spelling } from './spelling'

const ones = [
  '',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
]
/** The same before feminine nouns, such as lira. */
const feminine = [
  '',
  'واحدة',
  'اثنتان',
  'ثلاث',
  'أربع',
  'خمس',
  'ست',
  'سبع',
  'ثماني',
  'تسع',
  'عشر',
  'إحدى عشرة',
  'اثنتا عشرة',
  'ثلاث عشرة',
  'أربع عشرة',
  'خمس عشرة',
  'ست عشرة',
  'سبع عشرة',
  'ثماني عشرة',
  'تسع عشرة',
]
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const hundreds = [
  '',
  'مئة',
  'مئتان',
  'ثلاثمئة',
  'أربعمئة',
  'خمسمئة',
  'ستمئة',
  'سبعمئة',
  'ثمانمئة',
  'تسعمئة',
]

/**
 * Forms of a counted noun: alone, dual, 3 to 10, 11 to 99, and after whole hundreds. A name of two words also has its first word alone,
 * for what is added to whole hundreds: "a hundred Kenyan shillings and a shilling".
 */
type Counted = readonly [
  one: string,
  two: string,
  few: string,
  many: string,
  whole: string,
  ...more: string[],
]

const scales: readonly Counted[] = [
  ['', '', '', '', ''],
  ['ألف', 'ألفان', 'آلاف', 'ألفًا', 'ألف'],
  ['مليون', 'مليونان', 'ملايين', 'مليونًا', 'مليون'],
  ['مليار', 'ملياران', 'مليارات', 'مليارًا', 'مليار'],
  ['تريليون', 'تريليونان', 'تريليونات', 'تريليونًا', 'تريليون'],
  ['كوادريليون', 'كوادريليونان', 'كوادريليونات', 'كوادريليونًا', 'كوادريليون'],
]

/** A number from 1 to 99 before its noun. */
function belowHundred(number: number, isFeminine: boolean): string {
  const names = isFeminine ? feminine : ones
  if (number < 20) return names[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  const one = number % 10
  if (one === 0) return ten
  // Before tens, feminine "one" and "eight" have special forms.
  const beside = isFeminine ? ({ 1: 'إحدى', 8: 'ثمانٍ' } as const)[one as 1 | 8] : undefined
  return `${beside ?? names[one]} و${ten}`
}

/** A number below a thousand. */
function below(number: number, isFeminine: boolean): string {
  const rest = number % 100
  return [hundreds[Math.floor(number / 100)], rest === 0 ? '' : belowHundred(rest, isFeminine)]
    .filter(Boolean)
    .join(' و')
}

/** A number directly before its noun: "two hundred", "two thousand" etc. lose their ending, "eleven thousand" its tanwin. */
function before(words: string): string {
  if (/(مئتان|ألفان|مليونان|ملياران|ليونان)$/.test(words)) return words.slice(0, -1)
  return words.replace(/(ألف|مليون|مليار|ليون)ًا$/, '$1')
}

/** Form of the noun after a number. */
function formOf(number: number, [, , few, many, whole]: Counted): string {
  const rest = number % 100
  if (rest >= 3 && rest <= 10) return few
  return rest >= 11 ? many : whole
}

/** A number of thousands, millions etc.: one and two of them are added to whole hundreds, "a hundred thousand and a thousand". */
function group(digits: number, scale: Counted): string {
  const rest = digits % 100
  if (digits === 1) return scale[0]
  if (digits === 2) return scale[1]
  if (rest === 1 || rest === 2)
    return `${group(digits - rest, scale)} و${rest === 1 ? scale[0] : scale[1]}`
  return `${before(below(digits, false))} ${formOf(digits, scale)}`
}

/** A number in words, before a masculine or feminine noun. */
function spelled(number: number, isFeminine: boolean): string {
  return groupsOf(number)
    .map(({ digits, scale }) => {
      const counted = scales[scale]
      return scale === 0 || !counted ? below(digits, isFeminine) : group(digits, counted)
    })
    .join(' و')
}

/** A number with its noun: the noun agrees with the last word of the number, and one and two more are added after it. */
function counted(number: number, forms: Forms, isFeminine: boolean): string {
  const noun = forms as unknown as Counted
  const [one, two, , , , oneMore = one, twoMore = two] = noun
  const alone = isFeminine ? 'واحدة' : 'واحد'
  if (number === 0) return `صفر ${formOf(0, noun)}`
  if (number === 1) return `${one} ${alone}`
  if (number === 2) return two
  const rest = number % 100
  if (rest === 1 || rest === 2)
    return `${counted(number - rest, forms, isFeminine)} و${rest === 1 ? `${oneMore} ${alone}` : twoMore}`
  return `${before(spelled(number, isFeminine))} ${formOf(number, noun)}`
}

/** Forms of a masculine noun with regular endings. */
function named(one: string, of: string, few = `${one}ات`): Counted {
  const adjective = of && ` ${of}`
  return [
    `${one}${adjective}`,
    `${one}ان${of && ` ${of}ان`}`,
    `${few}${of && ` ${of}ة`}`,
    `${one}ًا${of && ` ${of}ًا`}`,
    `${one}${adjective}`,
    one,
    `${one}ان`,
  ]
}

const cent = named('سنت', '')

/** Arabic numbers and currencies: nouns have forms for one, two, few, many and whole hundreds. */
export const arabic: Spelling = {
  counted,
  and: ' و',
  whole: (words) => `فقط ${words} لا غير`,
  feminine: ['TRY'],
  feminineParts: ['SAR'],
  units: {
    KES: [named('شلن', 'كيني'), cent],
    TZS: [named('شلن', 'تنزاني'), cent],
    ETB: [named('بر', 'إثيوبي'), named('سنتيم', '')],
    USD: [named('دولار', 'أمريكي'), cent],
    EUR: [['يورو', 'يوروان', 'يوروات', 'يورو', 'يورو'], cent],
    AED: [named('درهم', 'إماراتي', 'دراهم'), named('فلس', '', 'فلوس')],
    SAR: [named('ريال', 'سعودي'), ['هللة', 'هللتان', 'هللات', 'هللةً', 'هللة']],
    TRY: [
      ['ليرة تركية', 'ليرتان تركيتان', 'ليرات تركية', 'ليرة تركية', 'ليرة تركية', 'ليرة', 'ليرتان'],
      named('قرش', '', 'قروش'),
    ],
    SOS: [named('شلن', 'صومالي'), cent],
    UGX: [named('شلن', 'أوغندي')],
    RWF: [named('فرنك', 'رواندي')],
    BIF: [named('فرنك', 'بوروندي')],
    DJF: [named('فرنك', 'جيبوتي')],
  },
}
