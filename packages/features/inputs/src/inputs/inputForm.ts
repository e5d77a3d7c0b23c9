import { inputChangeOf, type InputDefinition } from '@console/domain/input'
import { defineForm } from '@console/form'

/** Form of an input: limited by its usage if it exists, or of a new one. */
export const formOf = (before: InputDefinition | null) => defineForm(inputChangeOf(before))

/** Form of an input. */
export type InputForm = ReturnType<typeof formOf>
