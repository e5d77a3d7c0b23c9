import { courseOf } from './courseOf'

/** Courses about commission and payments. */
export const moneyCourses = [
  courseOf({
    slug: 'how-commission-is-counted',
    title: 'How commission is counted',
    description: 'Rates, the ladder, and a ledger in which nothing is ever rubbed out.',
    category: 'money',
    length: 20,
    activeStep: 0,
    daysAgo: 12,
    steps: [
      [
        'What a rate says',
        'A rate says how much of a sale we keep, of what, and since when. It can be a share, an amount for each piece, or a share with a least and a most.',
      ],
      [
        'The ladder',
        'There may be a rate for the product, one for the agent, one for the business, one for the category and one for everything. The console looks in this order, and the first that it finds decides.',
        'So a rate for one product beats all others. Use it for what is really special.',
      ],
      [
        'Frozen with the order',
        'Rates are frozen when an order is placed. Nobody can be surprised later, neither by a new rate nor by an old one. If a seller asks why, open the sale: it names the rate and the rung of the ladder.',
      ],
      [
        'Changing a rate',
        'A new rate begins on a day in the future. Write why. Look at the example beside the form before you save: it counts last month’s sales again at the new rate, and tells the difference.',
      ],
      [
        'Entries',
        'Each sale writes an <em>accrual</em>. Each return writes a <em>reversal</em> at the same rate. What was wrong is mended by an <em>adjustment</em>, with a reason. Nothing is deleted, so the sum can be explained to anybody, at any time.',
      ],
      [
        'Rounding',
        'Amounts are rounded to the smallest coin of their currency, line by line, half up. Shillings of Uganda have no cents: a commission of 12.5 shillings is 13.',
      ],
      [
        'A worked example',
        '<table><thead><tr><th>What</th><th>Amount</th></tr></thead><tbody><tr><td>Three sacks of flour at 4,200</td><td>12,600</td></tr><tr><td>Commission of the category, 8 %</td><td>1,008</td></tr><tr><td>One sack comes back</td><td>−336</td></tr><tr><td>Commission of the sale</td><td>672</td></tr></tbody></table>',
        'Count it once by hand. Then you will trust it, and notice when it is wrong.',
      ],
    ],
  }),
  courseOf({
    slug: 'paying-agents',
    title: 'Paying agents: four eyes on every voucher',
    description:
      'Prepare, approve, pay, and find your way out when a payment is neither done nor refused.',
    category: 'money',
    length: 19,
    activeStep: 2,
    daysAgo: 34,
    steps: [
      [
        'What can be paid',
        'A commission collection adds up what an agent has earned in one currency: open, on vouchers, and paid. Only what is open can go on a voucher, and only once.',
      ],
      [
        'Preparing a voucher',
        'Choose the agent, the currency and the period. Read the entries, not only the sum: a single large one deserves a question before it is paid and not after.',
      ],
      [
        'Tax that is withheld',
        'Where the law asks us to keep a part back, the voucher shows it in a line of its own. The agent gets a certificate of it at the end of the year.',
      ],
      [
        'Four eyes',
        'Whoever prepares a voucher can neither approve nor pay it. This protects the money, and it protects you: nobody can say that you paid your cousin.',
      ],
      [
        'The account',
        'Look at when the account was changed last. One that was changed this week is confirmed by telephone, at the number that we had before the change.',
      ],
      [
        'Paying',
        'A payment bears a key. Pressing twice pays once. If the line breaks, the console says that it does not know: then look at the bank’s side, and enter what you find there.',
      ],
      [
        'Neither done nor refused',
        '<ol><li>Do not prepare a second voucher.</li><li>Ask the bank with the reference of the attempt.</li><li>Enter the answer. Only a refusal that is entered lets the same voucher be paid again.</li></ol>',
      ],
      [
        'Month’s end',
        'Sum of the vouchers that were paid, sum of the bank’s statement: they are equal, or you know the name of the difference. Write it down before you go home.',
      ],
    ],
  }),
]
