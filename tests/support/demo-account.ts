/** What a log-in answers: the token and the user, as the pages keep them. */
type SignedIn = { accessToken: string; user: object }

/** Signs in at a running demo. */
export async function signInAtDemo(site: string, who: 'admin' | 'client'): Promise<SignedIn> {
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.com`, password: 'demo-password' }),
  })
  return ((await answer.json()) as { data: SignedIn }).data
}

/** The headers of a call as one of the demo's people. */
export const bearerAtDemo = async (site: string, who: 'admin' | 'client') => ({
  authorization: `Bearer ${(await signInAtDemo(site, who)).accessToken}`,
})
