/** A title in letters that the headlines of the site, set in Latin capitals, have no room for. */
export const isOtherScript = (title: string) =>
  /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/u.test(title)
