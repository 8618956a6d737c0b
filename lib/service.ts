/** The name of units, folders and user on the machine of docs/operate.md, which another brand keeps. */
export const service = 'octa-gym'
