/** Ends all sessions of a person, as they would from another device. */
export const endElsewhere = async (
  address: string,
  email: string,
  password: string,
): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  await fetch(`${address}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
  });
};
