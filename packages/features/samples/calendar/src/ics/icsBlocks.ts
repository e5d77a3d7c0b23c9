/** One calendar of a file, cut into parts that are parsed one by one: a broken one spoils no other. */
export interface IcsBlocks {
  /** The text of each `VEVENT`. */
  events: string[]
  /** The text of each `VTIMEZONE`. */
  zones: string[]
  /** `X-WR-TIMEZONE`: the zone of times that name none; null where the file does not say. */
  defaultZone: string | null
  /** `METHOD:CANCEL`: all of it is called off. */
  isCancelled: boolean
}

/** What a file has of calendars, and the numbers of lines in them that are no lines of a calendar. */
export interface CutIcs {
  calendars: IcsBlocks[]
  badLines: number[]
}

/** A line of a calendar: a name, parameters, a colon. */
const contentLine = /^[\w-]+(?:;[\w-]+=(?:"[^"]*"|[^";:]*))*:/

/** Cuts a file into its calendars. Lines go on in lines that begin with a space; bad ones are left out. */
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
      // One that was not ended is lost; the next is not.
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

/** The lines of a file, each whole, with the number at which it begins. */
function unfolded(text: string): [number: number, line: string][] {
  const lines: [number, string][] = []
  for (const [place, line] of text.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(line)) last[1] += line.slice(1)
    else if (line.trim() !== '') lines.push([place + 1, line])
  }
  return lines
}
