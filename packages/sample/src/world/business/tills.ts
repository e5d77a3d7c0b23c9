import { draws } from '../../draws/random'
import { onceForEach } from '../../draws/once'

/** The numbers that a business is paid to over the counter: one to three, none of which another has. */
export const tillNumbersOf = onceForEach((business: number): readonly string[] => {
  const count = draws('business', business, 'tillNumbers').pick([1, 1, 2, 3])
  return Array.from({ length: count }, (_, place) => String(510_000 + business * 97 + place * 31))
})
