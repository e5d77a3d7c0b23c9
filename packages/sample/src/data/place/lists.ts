import { normalizeForSearch } from '@console/core/i18n'
import { counties } from '../names/places'
import type { Country } from '../../random/people'

/** Counties, districts or regions of each country, by name; those of seeded businesses have a town with another name. */
const names: Readonly<Record<Country, string>> = {
  KE: `Baringo, Bomet, Bungoma, Busia, Elgeyo-Marakwet, Embu, Garissa, Homa Bay, Isiolo, Kajiado, Kakamega, Kericho, Kiambu, Kilifi,
    Kirinyaga, Kisii, Kisumu, Kitui, Kwale, Laikipia, Lamu, Machakos, Makueni, Mandera, Marsabit, Meru, Migori, Mombasa, Murang'a, Nairobi,
    Nakuru, Nandi, Narok, Nyamira, Nyandarua, Nyeri, Samburu, Siaya, Taita-Taveta, Tana River, Tharaka-Nithi, Trans Nzoia, Turkana,
    Uasin Gishu, Vihiga, Wajir, West Pokot`,
  UG: `Abim, Adjumani, Agago, Alebtong, Amolatar, Amudat, Amuria, Amuru, Apac, Arua, Budaka, Bududa, Bugiri, Bugweri, Buhweju, Buikwe,
    Bukedea, Bukomansimbi, Bukwo, Bulambuli, Buliisa, Bundibugyo, Bunyangabu, Bushenyi, Busia, Butaleja, Butambala, Butebo, Buvuma, Buyende,
    Dokolo, Gomba, Gulu, Hoima, Ibanda, Iganga, Isingiro, Jinja, Kaabong, Kabale, Kabarole, Kaberamaido, Kagadi, Kakumiro, Kalaki, Kalangala,
    Kaliro, Kalungu, Kampala, Kamuli, Kamwenge, Kanungu, Kapchorwa, Kapelebyong, Karenga, Kasanda, Kasese, Katakwi, Kayunga, Kazo, Kibaale,
    Kiboga, Kibuku, Kikuube, Kiruhura, Kiryandongo, Kisoro, Kitagwenda, Kitgum, Koboko, Kole, Kotido, Kumi, Kwania, Kween, Kyankwanzi,
    Kyegegwa, Kyenjojo, Kyotera, Lamwo, Lira, Luuka, Luweero, Lwengo, Lyantonde, Madi-Okollo, Manafwa, Maracha, Masaka, Masindi, Mayuge,
    Mbale, Mbarara, Mitooma, Mityana, Moroto, Moyo, Mpigi, Mubende, Mukono, Nabilatuk, Nakapiripirit, Nakaseke, Nakasongola, Namayingo,
    Namisindwa, Namutumba, Napak, Nebbi, Ngora, Ntoroko, Ntungamo, Nwoya, Obongi, Omoro, Otuke, Oyam, Pader, Pakwach, Pallisa, Rakai,
    Rubanda, Rubirizi, Rukiga, Rukungiri, Rwampara, Serere, Sheema, Sironko, Soroti, Ssembabule, Terego, Tororo, Wakiso, Yumbe, Zombo`,
  TZ: `Arusha, Dar es Salaam, Dodoma, Geita, Iringa, Kagera, Katavi, Kigoma, Kilimanjaro, Lindi, Manyara, Mara, Mbeya, Mjini Magharibi,
    Morogoro, Mtwara, Mwanza, Njombe, Pemba North, Pemba South, Pwani, Rukwa, Ruvuma, Shinyanga, Simiyu, Singida, Songwe, Tabora, Tanga,
    Unguja North, Unguja South`,
  RW: `Eastern Province, Kigali, Northern Province, Southern Province, Western Province`,
  ET: `Addis Ababa, Afar, Amhara, Benishangul-Gumuz, Central Ethiopia, Dire Dawa, Gambela, Harari, Oromia, Sidama, Somali, South Ethiopia,
    South West Ethiopia, Tigray`,
  SO: `Awdal, Bakool, Banaadir, Bari, Bay, Galguduud, Gedo, Hiiraan, Lower Juba, Lower Shabelle, Middle Juba, Middle Shabelle, Mudug, Nugaal,
    Sanaag, Sool, Togdheer, Woqooyi Galbeed`,
}

/** Countries of the marketplace. */
export const placeCountries = Object.keys(names) as Country[]

/** A county with its best-known town. */
export interface CountyAndTown {
  county: string
  town: string
}

/** All counties of a country, sorted by name. */
export function countiesOf(country: Country): readonly CountyAndTown[] {
  const towns = new Map(counties[country])
  return names[country].split(',').map((name) => {
    const county = name.trim()
    return { county, town: towns.get(county) ?? county }
  })
}

/** Checks whether a country has a county of that name. */
export function hasCounty(country: string, county: string): boolean {
  return isServed(country) && countiesOf(country).some((each) => each.county === county)
}

let folded: Set<string> | undefined

/** Checks whether any served country has a county of that name. Ignores case and diacritics. */
export function isCounty(name: string): boolean {
  folded ??= new Set(
    placeCountries.flatMap((country) =>
      countiesOf(country).map(({ county }) => normalizeForSearch(county)),
    ),
  )
  return folded.has(normalizeForSearch(name.trim()))
}

/** Checks whether the marketplace operates in a country. */
export function isServed(country: string): country is Country {
  return country in names
}
