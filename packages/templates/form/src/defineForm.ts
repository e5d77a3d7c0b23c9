import type { ReactNode } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { type BoundField, FormField } from './fields/FormField'
import { useSetValues } from './fields/useSetValues'
import { useFollow } from './fields/useFollow'
import { type FormList, useFormList } from './fields/useFormList'

/**
 * What is in the fields of a form before its contract holds: a number may be missing, or be what was typed and is no number; a
 * choice may not be made. A record, a picture or a file of the server is chosen whole, or not at all.
 */
export type Unfilled<Value> = Value extends
  | { token: string }
  | { mediaToken: string }
  | { fileToken: string }
  ? Value
  : Value extends { amount: number; currency: infer Currency }
    ? { amount: number | string | null; currency: Currency }
    : Value extends number
      ? number | string | null
      : Value extends string
        ? string extends Value
          ? string
          : Value | null
        : Value extends readonly (infer Row)[]
          ? Unfilled<Row>[]
          : Value extends object
            ? { [Key in keyof Value]: Unfilled<Value[Key]> }
            : Value

/** What a form writes, and its fields, by the names that its values have in the schema. */
export interface FormOf<Values extends FieldValues, Body> {
  /** The contract of what is written: values of the fields go in, the body comes out. */
  schema: z.ZodMiniType<Body, Values>
  /** One field: gives a component of ui all that it needs besides its label. */
  Field: <Name extends FieldPath<Values>>(props: {
    name: Name
    children: (field: BoundField<Unfilled<FieldPathValue<Values, Name>>>) => ReactNode
  }) => ReactNode
  /** What is in a field now, where something else depends on it. */
  useValue: <Name extends FieldPath<Values>>(name: Name) => Unfilled<FieldPathValue<Values, Name>>
  /** What is in all fields now, where something depends on more than one of them. */
  useValues: () => Unfilled<Values>
  /** Tells what is in a field as something happens: nothing is drawn anew whenever it changes. */
  useRead: () => <Name extends FieldPath<Values>>(
    name: Name,
  ) => Unfilled<FieldPathValue<Values, Name>>
  /** Writes into several fields at once, by name, where one press or a paste fills them. */
  useFill: () => (values: {
    [Name in FieldPath<Values>]?: Unfilled<FieldPathValue<Values, Name>>
  }) => void
  /**
   * Fills a text field with what another one suggests, until it has a text of its own: an address from a name.
   * @param isOn false where the field keeps what it has
   */
  useFollow: (
    target: FieldPath<Values>,
    source: FieldPath<Values>,
    suggest: (text: string) => string,
    isOn: boolean,
  ) => void
  /** The rows of a list, to add to and to remove from; of what is no list nothing can be added. */
  useList: <Name extends FieldPath<Values>>(
    name: Name,
  ) => FormList<FieldPathValue<Values, Name> extends readonly (infer Row)[] ? Unfilled<Row> : never>
}

/**
 * Declares a form by the contract of what it writes.
 *
 * @example
 * const order = defineForm(orderBody)
 * <Form form={order} initial={…} write={…} …>
 *   <order.Field name="buyer">{(field) => <TextField label={t('buyer')} {...field} />}</order.Field>
 * </Form>
 */
export function defineForm<Values extends FieldValues, Body>(
  schema: z.ZodMiniType<Body, Values>,
): FormOf<Values, Body> {
  return {
    schema,
    Field: FormField as FormOf<Values, Body>['Field'],
    useValue: ((name: string) => useWatch({ name }) as unknown) as FormOf<Values, Body>['useValue'],
    useValues: (() => useWatch()) as FormOf<Values, Body>['useValues'],
    useRead: (() => useFormContext().getValues as unknown) as FormOf<Values, Body>['useRead'],
    useFill: useSetValues as FormOf<Values, Body>['useFill'],
    useFollow,
    useList: useFormList as FormOf<Values, Body>['useList'],
  }
}
