import { askedIn, type AskedInput, type InputGroup } from '@console/domain/input'
import type { SampleDatabase } from '../../store/store'
import { categoryInputsEntity } from './entity'

/** Rewrites the inputs of categories, where that changes anything; inputs that become empty are removed. */
function rewrite(
  database: SampleDatabase,
  by: string,
  change: (asked: AskedInput, all: ReadonlySet<string>) => AskedInput | null,
): void {
  for (const document of database.rows(categoryInputsEntity)) {
    const { categoryId, groups } = document
    const all = new Set(askedIn(document).map(({ inputId }) => inputId))
    const next = groups.map((group): InputGroup => ({
      ...group,
      inputs: group.inputs.flatMap((asked) => change(asked, all) ?? []),
    }))
    if (JSON.stringify(next) !== JSON.stringify(groups))
      database.change(categoryInputsEntity, categoryId, { groups: next }, by)
  }
}

/** Replaces an input wherever it was asked, and in the conditions that depend on it. */
export function replaceInput(database: SampleDatabase, from: string, to: string, by: string): void {
  rewrite(database, by, ({ inputId, visibleWhen, ...rest }, all) =>
    // No input is asked twice.
    inputId === from && all.has(to)
      ? null
      : {
          ...rest,
          inputId: inputId === from ? to : inputId,
          visibleWhen:
            visibleWhen?.inputId === from ? { ...visibleWhen, inputId: to } : visibleWhen,
        },
  )
}

/** Replaces options in conditions and in initial answers of forms. */
export function replaceOptions(
  database: SampleDatabase,
  inputId: string,
  replacements: Readonly<Record<string, string>>,
  by: string,
): void {
  const next = (value: string) => replacements[value] ?? value
  rewrite(database, by, (asked) => ({
    ...asked,
    initial: asked.inputId === inputId ? nextAnswer(asked.initial) : asked.initial,
    visibleWhen:
      asked.visibleWhen?.inputId === inputId
        ? { inputId, equals: next(asked.visibleWhen.equals) }
        : asked.visibleWhen,
  }))

  function nextAnswer(answer: AskedInput['initial']): AskedInput['initial'] {
    if (Array.isArray(answer)) return [...new Set(answer.map(next))]
    return typeof answer === 'string' ? next(answer) : answer
  }
}
