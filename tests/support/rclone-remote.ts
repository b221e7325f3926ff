/** The settings of rclone for `remote:`, a server of S3 on a port of this machine, as variables of the environment. */
export function rcloneRemote(port: number, configuration: string): Readonly<Record<string, string>> {
  const remote = { TYPE: 's3', PROVIDER: 'Other', ENDPOINT: `http://127.0.0.1:${port}`, REGION: 'us-east-1' };
  const settings = { ...remote, ACCESS_KEY_ID: 'nobody', SECRET_ACCESS_KEY: 'nothing', NO_CHECK_BUCKET: 'true' };
  const named = Object.entries(settings).map(([name, value]) => [`RCLONE_CONFIG_REMOTE_${name}`, value]);
  const own = { RCLONE_CONFIG: configuration, RCLONE_RETRIES: '1', RCLONE_LOW_LEVEL_RETRIES: '1' };
  return { ...Object.fromEntries(named), ...own };
}
