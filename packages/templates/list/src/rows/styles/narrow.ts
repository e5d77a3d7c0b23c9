/** Of the container `list`: below 720 px, at the usual size of texts, a row is a card. */
export const narrow = '(max-width: 44.9375rem)'

/** Of the container `list`: from 1024 px on the title and the views stand in one row. */
export const wide = '(min-width: 64rem)'

/** Of the container `list`: a phone with texts about twice as large, where a name and an amount have no room in one line. */
export const tight = '(max-width: 18rem)'

/** Of the window: as low as a phone on its side, and wide enough for a table. */
export const low = '(max-height: 30rem) and (min-width: 40rem)'
