/** Scenarios of the sample backend. */
export const scenarios = [
  'ok',
  'empty',
  'one',
  'many',
  'slow',
  'flaky',
  'offline',
  '401',
  '403',
  '404',
  '409',
  '412',
  '422',
  '429',
  '500',
  'partial',
  'drift',
] as const

/**
 * `ok`: the data as it is · `empty`: no records · `one`: one of each kind · `many`: ten of each · `slow`: an answer after 2 s ·
 * `flaky`: one call of five is refused with 503 · `offline`: no answer · a number: that refusal ·
 * `partial`: in a bulk decision every second record has changed since it was read · `drift`: every record is changed right after
 * it was read.
 */
export type Scenario = (typeof scenarios)[number]
