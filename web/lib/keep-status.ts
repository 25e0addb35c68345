/**
 * An answer that isn't the server's own (a proxy's 502 or 413) in the shape of its errors, so that its status can be
 * said; tRPC would know only that it isn't JSON.
 */
export async function keepStatus(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (response.ok || response.headers.get('content-type')?.includes('json')) return response
  const { status } = response
  return Response.json({ error: { message: '', code: -32603, data: { httpStatus: status } } }, { status })
}
