/** Form of a GTIN, without its check digit rule: 8, 12, 13 or 14 digits. */
const shape = /^(\d{8}|\d{12,14})$/

/** Checks a GTIN: the last digit follows from the others, weighted 3 and 1 from the end (GS1 General Specifications, 7.9). */
export function isGtin(gtin: string): boolean {
  return shape.test(gtin) && checkDigitOf(gtin.slice(0, -1)) === Number(gtin.at(-1))
}

/** Check digit of a GTIN. @param digits those before it */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
