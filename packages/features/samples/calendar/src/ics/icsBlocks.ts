/** One calendar of a file, split into parts that are parsed separately: a broken part does not affect the others. */
export interface IcsBlocks {
  /** Text of each `VEVENT`. */
  events: string[]
  /** Text of each `VTIMEZONE`. */
  zones: string[]
  /** `X-WR-TIMEZONE`: zone of times without one; null if the file has none. */
  defaultZone: string | null
  /** `METHOD:CANCEL`: all events are cancelled. */
  isCancelled: boolean
}

/** Calendars of a file, and the numbers of lines that are not valid in a calendar. */
export interface CutIcs {
  calendars: IcsBlocks[]
  badLines: number[]
}

/** A line of a calendar: a name, parameters, a colon. */
const contentLine = /^[\w-]+(?:;[\w-]+=(?:"[^"]*"|[^";:]*))*:/

/**
 * Splits a file into its calendars. Lines that begin with a space continue the previous line; invalid ones are skipped.
 */
export function cutIcs(text: string): CutIcs {
  const calendars: IcsBlocks[] = []
  const badLines: number[] = []
  let calendar: IcsBlocks | null = null
  let block: string[] | null = null
  let inside: 'VEVENT' | 'VTIMEZONE' | null = null

  for (const [number, line] of unfolded(text)) {
    const [, word = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    const part = `${word}:${name}`.toUpperCase()
    if (part === 'BEGIN:VCALENDAR') {
      calendar = { events: [], zones: [], defaultZone: null, isCancelled: false }
      calendars.push(calendar)
      block = inside = null
    } else if (part === 'END:VCALENDAR') {
      calendar = block = inside = null
    } else if (!calendar) {
      continue
    } else if (part === 'BEGIN:VEVENT' || part === 'BEGIN:VTIMEZONE') {
      // An unterminated part is lost; the next one is not.
      inside = part === 'BEGIN:VEVENT' ? 'VEVENT' : 'VTIMEZONE'
      block = [line]
    } else if (block && inside && part === `END:${inside}`) {
      block.push(line)
      calendar[inside === 'VEVENT' ? 'events' : 'zones'].push(block.join('\r\n'))
      block = inside = null
    } else if (!contentLine.test(line)) badLines.push(number)
    else if (block) block.push(line)
    else {
      const [property = '', value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line)?.slice(1) ?? []
      if (/^X-WR-TIMEZONE$/i.test(property)) calendar.defaultZone = value.trim()
      if (/^METHOD$/i.test(property)) calendar.isCancelled = /^cancel$/i.test(value.trim())
    }
  }
  return { calendars, badLines }
}

/** Unfolded lines of a file, each with the number of its first line. */
function unfolded(text: string): [number: number, line: string][] {
  const lines: [number, string][] = []
  for (const [place, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(line)) last[1] += line.slice(1)
    else if (line.trim() !== '') lines.push([place + 1, line])
  }
  return lines
}
