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
 * Values of a form before they are valid: a number may be missing, or be text that is no number; a choice may be empty. A
 * record, a picture or a file of the server is complete, or absent.
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

/** Form of a request body, with its fields by the names of its values in the schema. */
export interface FormOf<Values extends FieldValues, Body> {
  /** Schema of the request: takes the values of the fields, returns the body. */
  schema: z.ZodMiniType<Body, Values>
  /** Field: provides a component of ui with everything except its label. */
  Field: <Name extends FieldPath<Values>>(props: {
    name: Name
    children: (field: BoundField<Unfilled<FieldPathValue<Values, Name>>>) => ReactNode
  }) => ReactNode
  /** Current value of a field, for content that depends on it. */
  useValue: <Name extends FieldPath<Values>>(name: Name) => Unfilled<FieldPathValue<Values, Name>>
  /** Current values of all fields, for content that depends on several. */
  useValues: () => Unfilled<Values>
  /** Reads a field's value in an event handler, without rendering on changes. */
  useRead: () => <Name extends FieldPath<Values>>(
    name: Name,
  ) => Unfilled<FieldPathValue<Values, Name>>
  /** Sets several fields at once, by name, after one press or a paste. */
  useSetValues: () => (values: {
    [Name in FieldPath<Values>]?: Unfilled<FieldPathValue<Values, Name>>
  }) => void
  /**
   * Fills a text field from another one, until it has its own text: an address from a name.
   * @param isOn false to leave the field unchanged
   */
  useFollow: (
    target: FieldPath<Values>,
    source: FieldPath<Values>,
    suggest: (text: string) => string,
    isOn: boolean,
  ) => void
  /** Rows of a list, to add and to remove; a value that is not a list takes none. */
  useList: <Name extends FieldPath<Values>>(
    name: Name,
  ) => FormList<FieldPathValue<Values, Name> extends readonly (infer Row)[] ? Unfilled<Row> : never>
}

/**
 * Declares a form by the schema of its request body.
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
    useSetValues: useSetValues as FormOf<Values, Body>['useSetValues'],
    useFollow,
    useList: useFormList as FormOf<Values, Body>['useList'],
  }
}
