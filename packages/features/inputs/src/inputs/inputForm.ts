import { inputChangeOf, type InputDefinition } from '@console/domain/input'
import { defineForm } from '@console/form'

/** The form of an input: of one that there is, by what of it is in use, or of a new one. */
export const formOf = (before: InputDefinition | null) => defineForm(inputChangeOf(before))

/** The form of an input. */
export type InputForm = ReturnType<typeof formOf>
