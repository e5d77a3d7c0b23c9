import type { speedUnits, temperatureUnits } from './contract'

type TemperatureUnit = (typeof temperatureUnits)[number]
type SpeedUnit = (typeof speedUnits)[number]

/** Miles per kilometre. */
const milesOfKilometre = 1 / 1.609344

/** Formats degrees Celsius in a unit: "22°C", "72°F". */
export function temperatureIn(unit: TemperatureUnit, celsius: number, locale: string): string {
  const value = unit === 'C' ? celsius : celsius * 1.8 + 32
  return written(unit === 'C' ? 'celsius' : 'fahrenheit', value, locale)
}

/** Formats kilometres per hour in a unit: "19 km/h", "12 mph". */
export function speedIn(unit: SpeedUnit, kilometres: number, locale: string): string {
  const value = unit === 'KMH' ? kilometres : kilometres * milesOfKilometre
  return written(unit === 'KMH' ? 'kilometer-per-hour' : 'mile-per-hour', value, locale)
}

function written(unit: string, value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    value,
  )
}
