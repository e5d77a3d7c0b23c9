export { amounts, moneyText } from './amounts'
export { choice, choices } from './choices'
export { code, flag, inField, percent, wholeNumber } from './values'
export { useFormatContext, useSetting, useValueOf } from './useFormatContext'
