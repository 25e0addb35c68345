/** On the home teaser a project's name is cut to 14 characters plus '...' (WEB-4). */
export function cutName(name: string): string {
  const signs = [...name]
  return signs.length > 14 ? `${signs.slice(0, 14).join('')}...` : name
}
