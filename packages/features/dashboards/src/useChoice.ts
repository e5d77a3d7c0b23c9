import { useLocation, useSearchParams } from 'react-router-dom'

/** A parameter of the address; the default if it is missing or unknown. The default is omitted from the address. */
export function useChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  standard: Choice,
): {
  chosen: Choice
  choose: (choice: Choice) => void
  /** Address of a choice, which keeps all other choices. */
  addressOf: (choice: Choice) => string
} {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()

  function withChoice(choice: Choice): URLSearchParams {
    const next = new URLSearchParams(query)
    if (choice === standard) next.delete(name)
    else next.set(name, choice)
    return next
  }

  return {
    chosen: choices.find((choice) => choice === query.get(name)) ?? standard,
    choose: (choice) => setQuery(withChoice(choice), { replace: true }),
    addressOf(choice) {
      const text = withChoice(choice).toString()
      return text === '' ? pathname : `${pathname}?${text}`
    },
  }
}
