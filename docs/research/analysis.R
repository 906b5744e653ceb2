# Compares the arms of a study and draws who went where:
# Rscript analysis.R participants.csv conversations.csv events.csv
files <- commandArgs(trailingOnly = TRUE)
read <- function(file) read.csv(file, fileEncoding = "UTF-8-BOM", colClasses = "character")
participants <- read(files[1])
conversations <- read(files[2])
events <- read(files[3])
moment <- function(text) as.POSIXct(sub("Z$", "", text), format = "%Y-%m-%dT%H:%M:%OS", tz = "UTC")
shown <- function(value) if (is.na(value)) "" else sprintf("%.2f", value)
names_in <- function(column) sort(unique(column), method = "radix")
count <- function(column) sum(as.integer(column[column != ""]))
say <- function(label, n) sprintf("%s (n = %d)", label, n)

# The first finished conversation of each participant: whoever pressed Restart counts once.
done <- conversations[conversations$finished == "true", ]
done <- done[order(done$end, method = "radix"), ]
who <- ifelse(done$participant_name == "", done$participant, done$participant_name)
done <- done[!duplicated(paste(done$study, who)), ]

cat("condition,agreed,finished,minutes_mean,minutes_sd,pasted_mean\n")
for (name in names_in(participants$condition)) {
  people <- participants[participants$condition == name & participants$participant != "", ]
  own <- done[done$condition == name, ]
  minutes <- as.numeric(difftime(moment(own$end), moment(own$start), units = "mins"))
  is_answer <- events$condition == name & events$event == "answered" & events$pasted_share != ""
  pasted <- as.numeric(events$pasted_share[is_answer])
  cat(
    name,
    nrow(people),
    sum(people$finished != ""),
    shown(if (length(minutes) > 0) mean(minutes) else NA),
    shown(if (length(minutes) > 1) sd(minutes) else NA),
    paste0(shown(if (length(pasted) > 0) mean(pasted) else NA), "\n"),
    sep = ","
  )
}

box <- function(lines, width) {
  edge <- paste0("+", strrep("-", width - 2), "+")
  c(edge, paste0("| ", formatC(lines, width = -(width - 4)), " |"), edge)
}
line_with <- function(marks, at, width) {
  line <- rep(" ", width)
  line[at] <- marks
  sub(" +$", "", paste(line, collapse = ""))
}

# The flow diagram of a report by CONSORT: agreed, put in an arm, lost, finished.
flow <- function(participants) {
  arms <- lapply(names_in(participants$condition), function(name) {
    own <- participants[participants$condition == name, ]
    people <- own[own$participant != "", ]
    withdrew <- count(own$withdrawn)
    removed <- count(own$removed)
    began <- sum(people$began != "")
    finished <- sum(people$finished != "")
    agreed <- nrow(people) + withdrew + removed
    list(
      agreed = agreed,
      parts = list(
        say(paste("Arm", name), agreed),
        c(
          say("Withdrew", withdrew),
          say("Removed", removed),
          say("Wrote nothing", nrow(people) - began),
          say("Stopped on the way", began - finished)
        ),
        say("Finished", finished)
      )
    )
  })
  width <- max(nchar(unlist(lapply(arms, `[[`, "parts")))) + 4
  middles <- (seq_along(arms) - 1) * (width + 2) + width %/% 2 + 1
  whole <- length(arms) * (width + 2) - 2
  middle <- (middles[1] - 1 + middles[length(middles)] - 1) %/% 2 + 1
  down <- line_with("|", middles, whole)
  top <- box(say("Agreed", sum(sapply(arms, `[[`, "agreed"))), width)
  drawing <- c(paste0(strrep(" ", middle - 1 - width %/% 2), top), line_with("|", middle, whole))
  if (length(arms) > 1) {
    branch <- middles[1]:middles[length(middles)]
    marks <- ifelse(branch %in% c(middle, middles), "+", "-")
    drawing <- c(drawing, line_with(marks, branch, whole), down)
  }
  for (part in 1:3) {
    boxes <- lapply(arms, function(arm) box(arm$parts[[part]], width))
    drawing <- c(drawing, do.call(paste, c(boxes, sep = "  ")), if (part < 3) down)
  }
  drawing
}

for (study in names_in(participants$study)) {
  writeLines(c("", paste("Study", study), "", flow(participants[participants$study == study, ])))
}
