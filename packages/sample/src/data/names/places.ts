import type { Country } from '../../random/people'
import type { SeededRandom } from '../../random/random'

/** Number of businesses in each country, of 400. */
export const businessesByCountry: Record<Country, number> = {
  KE: 220,
  UG: 80,
  TZ: 56,
  RW: 24,
  ET: 12,
  SO: 8,
}

/** Approximate centre of each country, in degrees. */
const middles: Record<Country, readonly [lat: number, lng: number]> = {
  KE: [-0.4, 36.9],
  UG: [0.9, 32.4],
  TZ: [-5.2, 35.6],
  RW: [-1.95, 30.05],
  ET: [8.6, 39.2],
  SO: [3.2, 45.1],
}

/** Draws a position in a country, in degrees. */
export function positionIn(country: Country, stream: SeededRandom): { lat: number; lng: number } {
  const [lat, lng] = middles[country]
  return { lat: near(lat, stream.next()), lng: near(lng, stream.next()) }
}

function near(middle: number, share: number): number {
  return Number((middle + (share - 0.5) * 1.2).toFixed(4))
}

/** Counties, districts or regions, each with a town. */
export const counties: Record<Country, readonly (readonly [county: string, town: string])[]> = {
  KE: [
    ['Nairobi', 'Nairobi'],
    ['Mombasa', 'Mombasa'],
    ['Kisumu', 'Kisumu'],
    ['Nakuru', 'Nakuru'],
    ['Uasin Gishu', 'Eldoret'],
    ['Kiambu', 'Thika'],
    ['Machakos', 'Machakos'],
    ['Meru', 'Meru'],
    ['Nyeri', 'Nyeri'],
    ['Kakamega', 'Kakamega'],
    ['Trans Nzoia', 'Kitale'],
    ['Kilifi', 'Malindi'],
    ['Garissa', 'Garissa'],
    ['Embu', 'Embu'],
    ['Kericho', 'Kericho'],
    ['Kisii', 'Kisii'],
  ],
  UG: [
    ['Kampala', 'Kampala'],
    ['Wakiso', 'Entebbe'],
    ['Jinja', 'Jinja'],
    ['Mbarara', 'Mbarara'],
    ['Gulu', 'Gulu'],
    ['Mbale', 'Mbale'],
    ['Kabarole', 'Fort Portal'],
    ['Arua', 'Arua'],
  ],
  TZ: [
    ['Dar es Salaam', 'Dar es Salaam'],
    ['Arusha', 'Arusha'],
    ['Mwanza', 'Mwanza'],
    ['Kilimanjaro', 'Moshi'],
    ['Dodoma', 'Dodoma'],
    ['Mbeya', 'Mbeya'],
    ['Tanga', 'Tanga'],
  ],
  RW: [
    ['Kigali', 'Kigali'],
    ['Southern Province', 'Huye'],
    ['Northern Province', 'Musanze'],
    ['Western Province', 'Rubavu'],
  ],
  ET: [
    ['Addis Ababa', 'Addis Ababa'],
    ['Oromia', 'Adama'],
    ['Amhara', 'Bahir Dar'],
    ['Sidama', 'Hawassa'],
  ],
  SO: [
    ['Banaadir', 'Mogadishu'],
    ['Woqooyi Galbeed', 'Hargeisa'],
    ['Nugaal', 'Garowe'],
  ],
}
