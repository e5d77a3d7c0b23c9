import type { Widget } from '../contract'

/** A deterministic wave: `places` whole numbers around `middle`. */
function wave(places: number, middle: number, height: number, start: number): number[] {
  return Array.from({ length: places }, (_, place) =>
    Math.round(
      middle +
        height * Math.sin(place * 0.9 + start) +
        (height / 3) * Math.cos(place * 2.3 + start),
    ),
  )
}

/** Traffic of a day: little at night, most before noon and in the evening. */
function day(height: number): number[] {
  return [0.12, 0.08, 0.1, 0.34, 0.71, 0.93, 0.84, 0.78, 0.88, 1, 0.66, 0.29].map((share) =>
    Math.round(share * height),
  )
}

function devices(
  sessions: number,
  mobile: number,
  desktop: number,
  changes: [number, number, number],
) {
  const shares = [mobile, desktop, 100 - mobile - desktop]
  return {
    sessions,
    parts: (['mobile', 'desktop', 'tablet'] as const).map((device, place) => ({
      device,
      share: shares[place] ?? 0,
      change: changes[place] ?? 0,
    })),
  }
}

function sales(values: number[], change: number) {
  const amount = values.reduce((sum, value) => sum + value, 0) * 100
  return { total: { amount, currency: 'KES' as const }, change, values }
}

/** Response of the sample backend: a fictional shop in mid June. */
export const sampleWidgets: Widget[] = [
  {
    id: 'visitsByMonth',
    currentRange: '2026',
    data: {
      '2024': wave(12, 21_000, 4200, 0.4),
      '2025': wave(12, 29_000, 5100, 1.7),
      '2026': wave(6, 37_000, 4700, 2.6),
    },
  },
  { id: 'conversion', value: 4.9, ofTarget: -13, week: [4.1, 4.6, 5.2, 4.8, 5.5, 5.9, 4.2] },
  { id: 'impressions', value: 87_400, ofTarget: 12, week: wave(7, 12_400, 1900, 0.8) },
  { id: 'visits', value: 8620, ofTarget: -4, week: wave(7, 1230, 260, 2.1) },
  {
    id: 'traffic',
    currentRange: 'DT',
    data: {
      DY: { visitors: day(1340), pageViews: day(3120) },
      DT: { visitors: day(1210), pageViews: day(3390) },
    },
  },
  {
    id: 'users',
    countries: [
      { country: 'KE', users: 18_240 },
      { country: 'UG', users: 7310 },
      { country: 'TZ', users: 5120 },
      { country: 'RW', users: 1980 },
      { country: 'ET', users: 940 },
      { country: 'SO', users: 610 },
    ],
  },
  {
    id: 'devices',
    currentRange: 'TW',
    data: {
      TW: devices(34_200, 68, 26, [2.4, -1.9, -0.5]),
      LW: devices(33_150, 66, 28, [1.1, -0.8, -0.3]),
      '2W': devices(31_900, 65, 29, [0.6, -0.2, -0.4]),
    },
  },
  {
    id: 'sales',
    currentRange: '1Week',
    data: {
      '1Day': sales(day(41_000), 3.2),
      '1Week': sales(wave(7, 262_000, 54_000, 1.2), 6.7),
      '1Month': sales(wave(30, 255_000, 61_000, 0.3), -1.4),
    },
  },
  {
    id: 'campaigns',
    rows: [
      { id: 'campaign-1', title: 'Long rains sale', clicks: 4210, conversions: 512 },
      { id: 'campaign-2', title: 'Back to school', clicks: 3870, conversions: 430 },
      { id: 'campaign-3', title: 'Solar for every roof', clicks: 2950, conversions: 288 },
      { id: 'campaign-4', title: 'Market day: Gikomba', clicks: 2110, conversions: 174 },
      { id: 'campaign-5', title: 'Karibu newsletter', clicks: 990, conversions: 61 },
    ],
  },
]
