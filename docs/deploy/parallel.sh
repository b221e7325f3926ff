#!/bin/sh
# Makes all shards on one machine or, with PARALLEL='--sshlogin ...', on several, and joins them:
# parallel.sh 16 remote:bucket, then options of generate. It needs GNU parallel and rclone.
set -eu
of=$1 bucket=$2
shift 2
here=$(dirname "$0")
# A manifest of an earlier tree would call the new one whole before it is.
rclone delete "$bucket" --include /manifest.json
seq "$of" | parallel --jobs "${JOBS:-4}" --retries 3 --halt soon,fail=1 --joblog shards.log \
  "$here/shard.sh" {} "$of" "$bucket" --workers 1 "$@"
"$here/join.sh" "$bucket"
