/** Of the container `list`: below 720 px, at the usual size of texts, a row is a card. */
export const narrow = '(max-width: 44.9375rem)'
