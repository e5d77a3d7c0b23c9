/** The countries of the sample marketplace. */
export type Country = 'KE' | 'UG' | 'TZ' | 'RW' | 'ET' | 'SO'

/** How many of 400 businesses are in each country. */
export const businessesByCountry: Record<Country, number> = {
  KE: 220,
  UG: 80,
  TZ: 56,
  RW: 24,
  ET: 12,
  SO: 8,
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
