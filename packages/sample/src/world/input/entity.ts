import { inputRecords } from '@console/domain/input'
import type { Entity } from '../../store/entity'
import { type StoredInput, storedInputs } from './rows'

/** Inputs, as the store keeps them. */
export const inputEntity: Entity<StoredInput> = {
  name: inputRecords.inputs,
  seed: storedInputs,
  token: 'inputId',
}
