import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSetValues } from './useSetValues'

/**
 * Fills a text field from another one, until it has its own text.
 * @param suggest an empty text suggests nothing
 * @param isOn false to leave the field unchanged, for example because it is in use
 */
export function useFollow(
  target: string,
  source: string,
  suggest: (text: string) => string,
  isOn: boolean,
): void {
  const { getValues } = useFormContext()
  const fill = useSetValues()
  const text = useWatch({ name: source }) as string
  const last = useRef(suggest(text))
  const follow = useEffectEvent(() => {
    const next = suggest(text)
    const now = getValues(target) as string
    if (isOn && (now === '' || now === last.current) && now !== next) fill({ [target]: next })
    last.current = next
  })
  useEffect(() => follow(), [text])
}
