/** Someone who can sign in to either backend; the password is the same for all. */
export interface Account {
  email: string
  name: string
  roles: readonly string[]
}

/** Accounts that `pnpm start` prints. */
export const accounts = {
  superadmin: account('superadmin', 'Amina Yusuf', 'SuperAdmin'),
  admin: account('admin', 'Brian Otieno', 'admin'),
  staff: account('staff', 'Carol Nansubuga', 'staff'),
  customer: account('customer', 'Eve Uwera', 'customer'),
}

/** Password of every account. */
export const password = 'console'

function account(userName: string, name: string, role: string): Account {
  return { email: `${userName}@console.example`, name, roles: [role] }
}
