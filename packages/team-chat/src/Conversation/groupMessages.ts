import type { ChatMessage } from '../contract'

/** Consecutive messages of one author, with less than ten minutes between any two. */
export interface Run {
  who: string
  messages: ChatMessage[]
}

/** Runs of one day in the user's time zone. */
export interface Day {
  date: Date
  runs: Run[]
}

/** Maximum pause within a run, in milliseconds. */
const longestPause = 600_000

/** Groups messages, oldest first, by day and run. */
export function groupMessages(dialog: readonly ChatMessage[]): Day[] {
  const days: Day[] = []
  let last: ChatMessage | undefined
  for (const message of dialog) {
    let day = days.at(-1)
    if (!day || !last || day.date.toDateString() !== message.time.toDateString()) {
      day = { date: message.time, runs: [] }
      days.push(day)
    }
    const run = day.runs.at(-1)
    const isContinued =
      run?.who === message.who &&
      last !== undefined &&
      message.time.getTime() - last.time.getTime() < longestPause
    if (run && isContinued) run.messages.push(message)
    else day.runs.push({ who: message.who, messages: [message] })
    last = message
  }
  return days
}
