import { seededRandom } from '../../random/random'
import { onceForEach } from '../../random/once'

/** Till numbers of a business: one to three, all distinct. */
export const tillNumbersOf = onceForEach((business: number): readonly string[] => {
  const count = seededRandom('business', business, 'tillNumbers').pick([1, 1, 2, 3])
  return Array.from({ length: count }, (_, place) => String(510_000 + business * 97 + place * 31))
})
